/**
 * The pages by their `kind`, which is the name of the page's file. A page's values declare themselves here, in the file
 * that has them: `declare module '../console-page.ts' { interface ConsolePages { stock: StockPage } }`.
 */
export interface ConsolePages {
  reset: { readonly kind: 'reset'; readonly fault: string | null }
  message: { readonly kind: 'message'; readonly title: string; readonly sentence: string }
}

/** What a page shows: finished values. */
export type ConsolePage = ConsolePages[keyof ConsolePages]
