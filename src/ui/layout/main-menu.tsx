import { useRef } from 'react'
import type { MenuEntry, MenuItem, MenuList, MenuVehicles } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useDismiss } from '../elements/use-dismiss.ts'

interface MainMenuProps {
  readonly entries: readonly MenuEntry[]
  /** How an entry looks in this template; the panel under it hangs from `panelClassName`. */
  readonly linkClassName: string
  readonly panelClassName: string
  readonly className?: string
}

/**
 * The main menu of wide screens. A dropdown is a native disclosure: keyboard, touch and no script alike. Those of makes
 * and models are as wide as the nearest positioned element around the menu (SITE-7).
 */
export function MainMenu({ entries, linkClassName, panelClassName, className = '' }: MainMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  useDismiss(list)
  return (
    <nav aria-label="Main" className={`hidden min-w-0 lg:block ${className}`}>
      <ul ref={list} className="flex flex-wrap items-center">
        {entries.map((entry) => (
          <li key={entry.label} className={isWide(entry) ? undefined : 'relative'}>
            {'href' in entry ? (
              <a href={entry.href} className={`${linkClassName} flex items-center`}>
                {entry.label}
              </a>
            ) : (
              <details name="main-menu" className="group">
                <summary className={`${linkClassName} flex items-center gap-1.5`}>
                  {entry.label}
                  <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
                </summary>
                <Panel entry={entry} className={panelClassName} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isWide(entry: MenuEntry): boolean {
  return 'groups' in entry || ('brands' in entry && entry.brands === true)
}

function Panel({ entry, className }: { readonly entry: MenuList | MenuVehicles; readonly className: string }) {
  if ('groups' in entry)
    return (
      <ul className={`menu-panel menu-wide menu-vehicles ${className}`}>
        {entry.groups.map(({ label, href, picture, items, more }) => (
          <li key={href}>
            <a href={href} className="menu-body">
              {picture ? (
                <img src={picture.src} alt="" width={picture.width} height={picture.height} loading="lazy" />
              ) : null}
              {label}
            </a>
            <Links items={items} />
            {more ? (
              <a href={href} className="menu-link menu-more" aria-label={`${more} ${label}`}>
                {more}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    )
  return (
    <div className={`menu-panel ${entry.brands ? 'menu-wide menu-brands' : 'menu-list'} ${className}`}>
      <Links items={entry.items} />
    </div>
  )
}

function Links({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, image }) => (
        <li key={href}>
          <a href={href} className="menu-link">
            {image ? <img src={image} alt={label} width={120} height={40} loading="lazy" /> : label}
          </a>
        </li>
      ))}
    </ul>
  )
}
