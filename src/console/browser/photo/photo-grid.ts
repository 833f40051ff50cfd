/** The parts of a car's photo section that script works with (DESK-4). */
export interface PhotoGrid {
  readonly section: HTMLElement
  readonly tiles: () => readonly HTMLElement[]
  /** Sends a form's values and shows the photos as they are now. False: the answer did not come. */
  send(action: string, values: URLSearchParams): Promise<boolean>
  /** Shows the photos of an answer's page; returns what the server refused. Null: it is another page, signed out for example. */
  show(html: string): readonly string[] | null
  say(text: string): void
}

/** Null: the page has no photos to edit. */
export function photoGrid(): PhotoGrid | null {
  const section = document.querySelector<HTMLElement>('[data-photos]')
  const said = section?.querySelector<HTMLElement>('[data-photo-said]')
  if (!section || !said) return null
  const show = (html: string) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const grid = page.querySelector('[data-photo-grid]')
    if (grid === null) return null
    section.querySelector('[data-photo-grid]')?.replaceWith(document.importNode(grid, true))
    // Score and edits follow from the photos.
    const side = page.querySelector('.desk-side')
    if (side) document.querySelector('.desk-side')?.replaceWith(document.importNode(side, true))
    section.dispatchEvent(new Event('photos-shown'))
    return [...grid.querySelectorAll('[data-photo-faults] li')].map((fault) => fault.textContent)
  }
  return {
    section,
    tiles: () => [...section.querySelectorAll<HTMLElement>('[data-photo]')],
    show,
    say: (text) => {
      said.textContent = text
    },
    async send(action, values) {
      try {
        const answer = await fetch(action, { method: 'POST', body: values })
        const isShown = show(await answer.text()) !== null
        // Signed out, for example: the page says so.
        if (!isShown) location.assign(answer.url)
        return isShown
      } catch {
        // Offline: the photos stay as they were.
        return false
      }
    },
  }
}

export const OFFLINE = 'That was not saved: the connection broke. Try again.'
