/** npm runs a script of the package in the package's folder; paths are meant from where the person called it. */
export function returnToCallingFolder(script: string): void {
  const { INIT_CWD: folder, npm_lifecycle_event: running } = process.env;
  if (running === script && folder) process.chdir(folder);
}
