import { OFFLINE, type PhotoGrid } from './photo-grid.ts'

/** DESK-4: buttons answer without loading the page, and handles move a photo by dragging or with the arrow keys. */
export function orderPhotos(grid: PhotoGrid): void {
  const { section } = grid
  section.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.enctype === 'multipart/form-data') return
    event.preventDefault()
    void press(grid, form, event.submitter as HTMLButtonElement | null)
  })
  section.addEventListener('photos-shown', () => addHandles(grid))
  addHandles(grid)
}

async function press(grid: PhotoGrid, form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  const values = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  if (button?.name) values.set(button.name, button.value)
  await change(grid, form.action, values, button?.value ?? null)
}

/** Sends a change, says what became of the photo, and gives the focus back to its control. */
async function change(grid: PhotoGrid, action: string, values: URLSearchParams, act: string | null): Promise<boolean> {
  const key = values.get('photo') ?? ''
  const before = labelOf(grid, key)
  if (!(await grid.send(action, values))) {
    grid.say(OFFLINE)
    return false
  }
  const after = labelOf(grid, key)
  const tile = tileOf(grid, key)
  const control = tile?.querySelector<HTMLElement>(
    act === null ? '.photo-handle' : `button[value="${CSS.escape(act)}"]`,
  )
  const instead = tile?.querySelector<HTMLElement>('button') ?? grid.section.querySelector<HTMLElement>('button, a')
  const focused = control ?? instead
  focused?.focus()
  grid.say(sentence(grid, before, after))
  return true
}

function sentence(grid: PhotoGrid, before: string | null, after: string | null): string {
  if (before === null || after === null || before === after)
    return grid.section.querySelector('.stock-notice span')?.textContent ?? 'Saved.'
  return `${before} is now ${after.toLowerCase()}`
}

function tileOf(grid: PhotoGrid, key: string): HTMLElement | undefined {
  return grid.tiles().find((tile) => tile.dataset['photo'] === key)
}

function labelOf(grid: PhotoGrid, key: string): string | null {
  return tileOf(grid, key)?.dataset['label'] ?? null
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function addHandles(grid: PhotoGrid): void {
  const shown = grid.tiles().filter((tile) => !tile.classList.contains('is-hidden'))
  if (shown.length < 2) return
  for (const [index, tile] of shown.entries()) {
    const handle = document.createElement('button')
    handle.type = 'button'
    handle.className = 'photo-handle'
    handle.textContent = '⠿'
    handle.ariaLabel = `Move ${tile.dataset['label']}: drag, or press the arrow keys`
    handle.addEventListener('keydown', (event) => {
      const step = event.key === 'Home' ? -index : STEPS[event.key]
      const to = index + (step ?? 0)
      if (step === undefined || to < 0 || to >= shown.length) return
      event.preventDefault()
      void place(grid, tile, to)
    })
    tile.querySelector('.photo-frame')?.append(handle)
    handle.addEventListener('pointerdown', (event) => drag(grid, tile, event))
    // A mouse drags the photo itself too; a finger scrolls there.
    const picture = tile.querySelector<HTMLElement>('.photo-frame > a')
    picture?.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button === 0) drag(grid, tile, event)
    })
  }
}

/** Moves a photo to a place among the shown ones, 0 for the first. */
function place(grid: PhotoGrid, tile: HTMLElement, to: number): Promise<boolean> {
  const order = grid.section.querySelector<HTMLElement>('[data-photo-grid]')?.dataset['photoGrid'] ?? ''
  const values = new URLSearchParams({ photo: tile.dataset['photo'] ?? '', do: 'place', to: String(to + 1), order })
  return change(grid, grid.section.dataset['photos'] ?? '', values, null)
}

/** Pixels that a press moves before it is a drag. */
const SLACK = 6
/** Pixels from the edge of the window within which it scrolls. */
const EDGE = 72

/** The other photos make room as the dragged one passes; it is saved when it is dropped. Escape puts it back. */
function drag(grid: PhotoGrid, tile: HTMLElement, start: PointerEvent): void {
  const shown = () => grid.tiles().filter((each) => !each.classList.contains('is-hidden'))
  const from = shown().indexOf(tile)
  const next = tile.nextSibling
  const parent = tile.parentElement
  let at = { x: start.clientX, y: start.clientY }
  let isDragging = false
  let scrolling: ReturnType<typeof setInterval> | undefined
  const over = () => {
    const target = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-photo]')
    if (!target || target === tile || target.classList.contains('is-hidden') || target.parentElement !== parent) return
    const all = shown()
    if (all.indexOf(target) > all.indexOf(tile)) target.after(tile)
    else target.before(tile)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    if (!isDragging && Math.hypot(at.x - start.clientX, at.y - start.clientY) < SLACK) return
    if (!isDragging) {
      isDragging = true
      tile.classList.add('is-dragged')
      document.body.classList.add('is-dragging')
      scrolling = setInterval(() => {
        const by = at.y < EDGE ? -12 : at.y > innerHeight - EDGE ? 12 : 0
        if (by === 0) return
        scrollBy(0, by)
        over()
      }, 16)
    }
    event.preventDefault()
    over()
  }
  const end = (isDropped: boolean) => {
    clearInterval(scrolling)
    for (const [type, listener] of LISTENED) removeEventListener(type, listener as EventListener)
    tile.classList.remove('is-dragged')
    document.body.classList.remove('is-dragging')
    const to = shown().indexOf(tile)
    if (!isDragging) return
    const putBack = () => parent?.insertBefore(tile, next)
    if (isDropped && to !== from) void place(grid, tile, to).then((isSaved) => isSaved || putBack())
    else putBack()
    // The press must not open the photo.
    const stop = (event: Event) => event.preventDefault()
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
  }
  const LISTENED = [
    ['pointermove', move],
    ['pointerup', () => end(true)],
    ['pointercancel', () => end(false)],
    ['keydown', (event: KeyboardEvent) => event.key === 'Escape' && end(false)],
  ] as const
  for (const [type, listener] of LISTENED) addEventListener(type, listener as EventListener)
  // Keeps the browser from dragging the link, and from scrolling.
  if (start.pointerType === 'mouse') start.preventDefault()
  if (start.currentTarget instanceof HTMLElement) start.currentTarget.focus()
}
