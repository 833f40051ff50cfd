import type { ConsolePage } from './console-page.ts'

/** WCAG 2.4.2: the name of what a page is about, which is also its heading; null: the page has the name of its place. */
export function ownTitle(page: ConsolePage): string | null {
  switch (page.kind) {
    case 'leads':
      return page.shown?.name ?? null
    case 'stock-car':
    case 'stock-bulk':
    case 'stock-photo':
    case 'message':
      return page.title
    case 'appointment':
      return page.name
    case 'reservation':
      return page.car
    case 'feed-run':
      return `A file of ${page.feed}`
    case 'feed-mapping':
      return `Mapping of ${page.feed}`
    case 'hand-car':
      return page.isPublished ? 'Car added by hand' : page.id === null ? 'Add a car' : 'Draft of a car'
    case 'invitation':
      return `Join ${page.siteName}`
    case 'leaving':
      return `Deactivate ${page.name}`
    case 'second-factor':
      return factorTitle(page.step)
    case 'feed-form':
      return page.name === null ? 'Add a feed' : `Edit ${page.name}`
    case 'feed-upload':
      return `Upload a file for ${page.feed}`
    case 'forgotten':
      return page.sent ? 'Look in your mail' : null
    default:
      return null
  }
}

function factorTitle(step: Extract<ConsolePage, { readonly kind: 'second-factor' }>['step']): string {
  if (step.way === 'app') return 'Scan this with your authenticator app'
  if (step.way === 'passkey') return 'Make a passkey'
  if (step.way === 'codes') return 'New recovery codes'
  return step.isFirst ? 'Set up a second factor' : step.hasApp ? 'Add a passkey' : 'Add a second factor'
}
