import { Tabs } from '../parts/parts.tsx'

/** The tabs that calendar and reservations share. */
export function DeskTabs({ at }: { readonly at: 'calendar' | 'reservations' }) {
  return (
    <Tabs
      label="Calendar and reservations"
      tabs={[
        { href: '/calendar', label: 'Appointments', isCurrent: at === 'calendar', count: null },
        { href: '/reservations', label: 'Reservations', isCurrent: at === 'reservations', count: null },
      ]}
    />
  )
}
