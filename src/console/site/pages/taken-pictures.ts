/** What is pasted or dropped, of which a browser's `DataTransfer` is one. */
interface Given {
  readonly files: Iterable<File>
  readonly getData: (format: string) => string
}

/**
 * STUDIO-2: the pictures that a text takes of what is pasted. Word processors put a picture of the words beside the
 * words: those are pasted, as the browser does it, without their colours and fonts.
 */
export function pastedPictures(given: Given): readonly File[] {
  return given.getData('text/plain').trim() === '' ? droppedPictures(given) : []
}

/** The pictures of what is dropped: from a folder, or from a page, which gives the picture's address as text. */
export function droppedPictures({ files }: Pick<Given, 'files'>): readonly File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'))
}
