import { useRef } from 'react'
import type { MenuEntry, MenuLink } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useDismiss } from '../elements/use-dismiss.ts'

interface MainMenuProps {
  readonly entries: readonly MenuEntry[]
  /** How an entry looks in this template; the panel under it hangs from `panelClassName`. */
  readonly linkClassName: string
  readonly panelClassName: string
  readonly className?: string
}

/** The main menu of wide screens. A dropdown is a native disclosure: keyboard, touch and no script alike. */
export function MainMenu({ entries, linkClassName, panelClassName, className = '' }: MainMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  useDismiss(list)
  return (
    <nav aria-label="Main" className={`hidden min-w-0 lg:block ${className}`}>
      <ul ref={list} className="flex flex-wrap items-center">
        {entries.map((entry) => (
          <li key={entry.label} className="relative">
            {'items' in entry ? (
              <details name="main-menu" className="group">
                <summary className={`${linkClassName} flex items-center gap-1.5`}>
                  {entry.label}
                  <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
                </summary>
                <ul className={`absolute top-full left-0 z-30 min-w-56 p-2 ${panelClassName}`}>
                  {entry.items.map((item) => (
                    <li key={item.href}>
                      <PanelLink item={item} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a href={entry.href} className={`${linkClassName} flex items-center`}>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PanelLink({ item }: { readonly item: MenuLink }) {
  return (
    <a
      href={item.href}
      className="flex min-h-11 items-center rounded-control px-3 py-2 text-[0.9375rem] hover:bg-sunken hover:text-ink"
    >
      {item.label}
    </a>
  )
}
