import { openDialog } from '../shell/dialogs/open-dialog.ts';
import { addNotice } from '../state/workbench.ts';
import { ImportCsvDialog } from './import-csv-dialog.tsx';
import { tableText } from './table-text.ts';

/** The page itself reads the file, in every host. */
export function chooseCsv(set: string): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.csv,text/csv';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void read(set, file);
  });
  input.click();
}

async function read(set: string, file: File): Promise<void> {
  try {
    const text = await tableText(file);
    if (text === undefined) {
      const message = `${file.name} is not UTF-8 text, so that letters would be lost. Save it as “CSV UTF-8” and import that.`;
      addNotice({ severity: 'error', message });
      return;
    }
    openDialog(ImportCsvDialog, { set, name: file.name, text });
  } catch {
    const message = `${file.name} could not be read. Close it in other programs and try again.`;
    addNotice({ severity: 'error', message });
  }
}
