import { type ClipboardEvent, type DragEvent, useContext, useState } from 'react'
import { sendFilesHere } from '../../browser/send-here.ts'
import { PageFormsContext } from '../../parts/form/page-forms.ts'
import { isPage } from '../../shown.ts'
import { droppedPictures, pastedPictures } from './taken-pictures.ts'
import type { WebsiteTextPage } from './texts-values.ts'

/** What became of pictures that were pasted or dropped into a text. */
export interface DroppedPictures {
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void
  readonly onDrop: (event: DragEvent<HTMLElement>) => void
  /** Said to the person; '': nothing. */
  readonly said: string
}

/** STUDIO-2: stores pictures that are pasted or dropped into a text, one after the other. `put` puts each into the text. */
export function useDroppedPictures(action: string, put: (file: string) => void): DroppedPictures {
  const { mark } = useContext(PageFormsContext)
  const [said, setSaid] = useState('')
  const store = async (files: readonly File[]) => {
    for (const file of files) {
      setSaid(`Sending ${file.name} …`)
      const body = new FormData()
      if (mark !== null) body.set('shown-to', mark)
      body.set('picture', file)
      const pageData = await sendFilesHere(action, body, () => {})
      const page = pageData && isPage<WebsiteTextPage>(pageData.page, 'website-text') ? pageData.page : null
      if (page?.added == null) return setSaid(page?.fault ?? `${file.name} is not stored. Try again.`)
      put(page.added)
      setSaid(`${page.added} is in the text. Say what it shows.`)
    }
  }
  const take = (event: ClipboardEvent<HTMLElement> | DragEvent<HTMLElement>, files: readonly File[]) => {
    if (files.length === 0) return
    event.preventDefault()
    void store(files)
  }
  return {
    onPaste: (event) => take(event, pastedPictures(event.clipboardData)),
    onDrop: (event) => take(event, droppedPictures(event.dataTransfer)),
    said,
  }
}
