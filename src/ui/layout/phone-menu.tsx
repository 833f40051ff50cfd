import type { SiteView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { Sheet } from '../elements/sheet.tsx'

/** The menu of narrow screens: a sheet over the page that opens without script. */
export function PhoneMenu({ site, className = '' }: { readonly site: SiteView; readonly className?: string }) {
  const phone = site.strip?.salesPhone ?? null
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="menu" className={`flex size-11 items-center justify-center ${className}`}>
        <Icon name="menu" className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      <Sheet id="menu" label="Menu" title={site.name}>
        <nav aria-label="Main" className="px-4 py-2">
          <ul>
            {site.header.map((entry) => (
              <li key={entry.label} className="border-b border-line last:border-0">
                {'href' in entry ? (
                  <a href={entry.href} className="flex min-h-14 items-center text-lg font-medium">
                    {entry.label}
                  </a>
                ) : (
                  <details className="group">
                    <summary className="flex min-h-14 items-center justify-between text-lg font-medium">
                      {entry.label}
                      <Icon name="chevron" className="size-5 text-muted transition-transform group-open:rotate-180" />
                    </summary>
                    <ul className="pb-3">
                      {('groups' in entry ? entry.groups : entry.items).map((item) => (
                        <li key={item.href}>
                          <a href={item.href} className="flex min-h-11 items-center pl-4 text-muted">
                            {item.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 p-4">
          <ul className="text-sm text-muted">
            {site.valuePropositions.map((text) => (
              <li key={text} className="flex items-center gap-2 py-1">
                <Icon name="check" className="size-4" />
                {text}
              </li>
            ))}
          </ul>
          {phone ? (
            <a href={phone.tel} className="button button-primary button-large">
              <Icon name="phone" />
              Call {phone.text}
            </a>
          ) : null}
          {site.locations.map((location) => (
            <a key={location.id} href={location.directionsHref} className="flex min-h-11 items-center gap-3 text-sm">
              <Icon name="place" className="size-5 shrink-0 text-muted" />
              <span>
                <span className="block font-medium">{location.name}</span>
                <span className="text-muted">{location.address}</span>
              </span>
            </a>
          ))}
        </div>
      </Sheet>
    </div>
  )
}
