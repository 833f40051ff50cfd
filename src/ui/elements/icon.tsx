/** Line drawings in a 24-pixel square, in the text colour. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevron-left': 'M15 6l-6 6 6 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  filters:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  phone:
    'M6.5 3.5h3l1.6 4.4-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2 4.4 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3',
  place: 'M12 21c4.5-4.6 7-8.2 7-11.2a7 7 0 1 0-14 0c0 3 2.5 6.6 7 11.2zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  odometer: 'M4.5 18.5a9 9 0 1 1 15 0M12 14l4-5M12 14h.01',
  transmission: 'M6 5v14M12 5v14M18 5v7H6',
  fuel: 'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M4 20h11M5 11h9M14 12h1.5A1.5 1.5 0 0 1 17 13.5v3a1.5 1.5 0 0 0 3 0V9l-3-3',
  body: 'M3 15.5v-3l3-.8L8.5 8h6l3 3.5 3.5.9v3.1M3 15.5h1.5M9.5 15.5h5M19.5 15.5H21M7 13.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 13.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  caravan:
    'M3 16.5V9a3 3 0 0 1 3-3h9a4 4 0 0 1 4 4v6.5M3 16.5h3M11 16.5h10.5M8.5 14.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5zM6.5 9.5h4v3h-4zM13.5 16.5v-7H16v7',
  tag: 'M4 4.5h7.5L20 13l-6.5 6.5L5 11.5zM8.2 8.2h.01',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  wallet: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V18a2 2 0 0 0 2 2h14V8H6.5M16.5 14h.01',
  clipboard: 'M8 5.5H6V20h12V5.5h-2M9 4h6v3H9zM9 12h6M9 16h4',
  seats: 'M7 3.5l1.4 9.5H15l1.5 7M8.4 13l-.9 7M7.7 8.5h4.8',
  bed: 'M4 6v13M4 15h16v4M20 15v-2.5a2.5 2.5 0 0 0-2.5-2.5H11v5M7.5 9.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  length: 'M3.5 8.5v7h17v-7zM7.5 8.5v3M11.5 8.5v4M15.5 8.5v3',
  weight: 'M5 20h14l-2-10H7zM12 4.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5z',
  heart: 'M12 20.5C6.5 16.6 3.5 13.4 3.5 9.6A4.4 4.4 0 0 1 12 7.8a4.4 4.4 0 0 1 8.5 1.8c0 3.8-3 7-8.5 10.9z',
} as const

export type IconName = keyof typeof PATHS

/** A decorative icon next to text with the same meaning. Uses the page's `IconSprite`. */
export function Icon({ name, className = 'size-5' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className === '' ? 'icon' : `icon ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/**
 * Every drawing once: a listing shows them hundreds of times. Set as raw HTML that never changes; on hydration the
 * browser's copy stays, so that no script contains the drawings again.
 */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the drawings above alone.
  return <svg id={ID} className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SPRITE }} />
}

const ID = 'icons'
const SPRITE = import.meta.env.SSR
  ? Object.entries(PATHS)
      .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
      .join('')
  : (document.getElementById(ID)?.innerHTML ?? '')
