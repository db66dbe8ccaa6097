// Loaded before the program, so that it shows its progress line to a test.
process.stderr.isTTY = true;
process.stderr.columns = 120;
