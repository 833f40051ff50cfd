export interface Palette {
  open(): void
}

/** The command palette: the page at /find in a dialog over whatever page is open. Null: nobody is signed in. */
export function findPalette(): Palette | null {
  const opener = document.querySelector<HTMLAnchorElement>('a[data-find]')
  if (opener === null) return null
  let parts: ReturnType<typeof build> | null = null
  const open = () => {
    parts ??= build(opener.href)
    if (parts.dialog.open) return
    parts.dialog.showModal()
    parts.input.select()
    parts.show()
  }
  opener.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
  return { open }
}

function build(address: string) {
  const dialog = document.createElement('dialog')
  dialog.className = 'palette'
  dialog.ariaLabel = 'Find'
  const input = document.createElement('input')
  input.type = 'search'
  input.ariaLabel = 'Find people, cars, leads and pages'
  input.placeholder = 'Name, phone, car, stock number, page'
  input.autocomplete = 'off'
  const found = document.createElement('div')
  found.className = 'palette-found'
  const said = document.createElement('p')
  said.className = 'visually-hidden'
  said.role = 'status'
  dialog.append(input, found, said)
  document.body.append(dialog)

  const links = () => [...found.querySelectorAll('a')]
  let asked = 0
  const show = async () => {
    asked += 1
    const mine = asked
    const page = await pageAt(`${address}?${new URLSearchParams({ q: input.value })}`)
    const results = page?.querySelector('[data-found]')
    // A slower answer to earlier words must not replace this one.
    if (mine !== asked || !results) return
    found.replaceChildren(document.importNode(results, true))
    const count = links().length
    said.textContent = count === 1 ? '1 result' : `${count} results`
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => void show(), PAUSE_MS)
  })
  dialog.addEventListener('keydown', (event) => {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault()
      clearTimeout(pause)
      void show().then(() => links()[0]?.click())
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const to = event.key === 'ArrowDown' ? at + 1 : at - 1
    const next = to < 0 ? input : all[Math.min(to, all.length - 1)]
    next?.focus()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  return { dialog, input, show }
}

/** Long enough that one search answers several quick letters. */
const PAUSE_MS = 120

/** Null when the server does not answer, or the person is signed out. */
async function pageAt(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    // Offline: the palette shows what it had.
    return null
  }
}
