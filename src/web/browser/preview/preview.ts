import { type FromPreview, readToPreview, type ToPreview } from '#domain/preview/preview-messages.ts'
import type { router as pageRouter } from '../../entry.client.tsx'
import type { PreviewFacts } from '../../preview-start.ts'
import { markParts } from './parts.ts'
import { PREVIEW_STYLE } from './preview-style.ts'

const facts: PreviewFacts = JSON.parse(document.querySelector('#preview-facts')?.textContent ?? 'null')
const { draft, consoleOrigin, entry, look, lookPath } = facts
const isFramed = window.parent !== window
let isChoosing = isFramed

/** The router of this page: the module runs already, or waits for the page to be painted as for any visitor. */
const { router }: { readonly router: typeof pageRouter } = await import(/* @vite-ignore */ entry)

// The frame of the page follows the draft too (src/web/root.tsx).
document.documentElement.dataset['preview'] = ''
const style = document.createElement('style')
style.textContent = PREVIEW_STYLE
document.head.append(style)
const notice = document.createElement('p')
notice.className = 'preview-notice'
notice.setAttribute('role', 'note')
notice.textContent = isFramed ? 'Preview: nothing is sent' : `Preview of ‘${draft}’: nothing is sent`
document.documentElement.append(notice)

let isMarking = false
function markSoon(): void {
  if (isMarking) return
  isMarking = true
  requestAnimationFrame(() => {
    isMarking = false
    markParts(document)
  })
}
new MutationObserver(markSoon).observe(document.body, { childList: true, subtree: true })
markSoon()

const ACTS: {
  readonly [Kind in ToPreview['kind']]: (message: Extract<ToPreview, { readonly kind: Kind }>) => unknown
} = {
  changed: () => follow(),
  show: ({ part, path }) => show(part) || (path !== location.pathname && go(path, part)),
  choose: ({ on }) => {
    isChoosing = on
  },
}

/**
 * STUDIO-4: shows the draft as it is now. Only what changed is exchanged, so scroll place, focus and open menus stay;
 * another template or other stylesheets need the page from the start.
 */
async function follow(): Promise<void> {
  const answer = await fetch(lookPath).catch(() => null)
  if (answer === null) return addEventListener('online', () => void follow(), { once: true })
  if (!answer.ok || (await answer.text()) !== look) return location.reload()
  await router.revalidate()
  markParts(document)
  tell({ kind: 'shown' })
}

/** Brings the part into view and frames it, or the nearest part around it. False: the page shows none of them. */
function show(part: string): boolean {
  markParts(document)
  for (const shown of document.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown')
  for (let path = part; path !== ''; path = path.split('.').slice(0, -1).join('.')) {
    const element = document.querySelector(
      `[data-part="${CSS.escape(path)}"], [data-part^="${CSS.escape(`${path}.`)}"]`,
    )
    if (element === null) continue
    element.setAttribute('data-shown', '')
    bringIntoView(element)
    return true
  }
  return false
}

/** Scrolls this page alone: `scrollIntoView` also scrolls the console around the frame, away from its form on a phone. */
function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  scrollBy(0, top < 0 || bottom - top > innerHeight ? top : bottom - innerHeight)
}

async function go(path: string, part: string): Promise<void> {
  await router.navigate(path)
  show(part)
}

function tell(message: FromPreview): void {
  if (isFramed && consoleOrigin !== null) window.parent.postMessage(message, consoleOrigin)
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== consoleOrigin || source !== window.parent) return
  const message = readToPreview(data)
  if (message !== null) void (ACTS[message.kind] as (message: ToPreview) => unknown)(message)
})

document.addEventListener(
  'click',
  (event) => {
    if (!isChoosing || !(event.target instanceof Element)) return
    const part = event.target.closest('[data-part]')?.getAttribute('data-part')
    if (!part) return
    event.preventDefault()
    event.stopPropagation()
    show(part)
    tell({ kind: 'part', part })
  },
  { capture: true },
)

tell({ kind: 'ready' })
