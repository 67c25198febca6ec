/** Files to print, in a font of the product. Load it on demand: few ask for one. */

export { faint, fonts, ink, openPdf, type Pdf } from './open-pdf.ts';
