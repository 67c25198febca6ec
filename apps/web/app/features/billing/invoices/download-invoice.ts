import { browserApi } from '../../../platform/api/browser-api.ts';
import { saveEncodedFile } from '../../../platform/storage/save-file.ts';

export async function downloadInvoice(number: string): Promise<void> {
  const { fileName, pdf } = await browserApi.call('GET /billing/invoices/{number}/pdf', {
    params: { number },
  });
  saveEncodedFile(fileName, pdf, 'application/pdf');
}
