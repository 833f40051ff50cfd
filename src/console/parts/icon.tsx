/** Paths of the icons, on a square of 24. */
const PATHS = {
  today: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  leads:
    'M4 13.5V6a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18zM4 13.5h4.5L10 16h4l1.5-2.5H20',
  stock:
    'M3.5 16.5v-3.8l1.6-.9 2-4.1a1.8 1.8 0 0 1 1.6-1h6.6a1.8 1.8 0 0 1 1.6 1l2 4.1 1.6.9v3.8zM5.5 11.8h13M6 16.5V19M18 16.5V19M7 14.2h1.5M15.5 14.2H17',
  calendar:
    'M4.5 7A1.5 1.5 0 0 1 6 5.5h12A1.5 1.5 0 0 1 19.5 7v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18zM4.5 10h15M8.5 3.5v4M15.5 3.5v4',
  site: 'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM4 9h16M9.5 9v10',
  reservations: 'M7 4.5h10a1 1 0 0 1 1 1V20l-6-4-6 4V5.5a1 1 0 0 1 1-1z',
  reports: 'M5 20V10.5M12 20V4M19 20v-6.5',
  settings:
    'M4 7.5h9.5M18.5 7.5H20M16 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM4 16.5h1.5M10.5 16.5H20M8 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  more: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  bell: 'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2 20 20',
} as const
type IconName = keyof typeof PATHS

/** A drawing beside a word; it says nothing of its own. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
