import type { BuyerPages as Group } from '#views/visitor/buyer-pages-view.ts'

/** A signed-in buyer's own pages, by what they are of. */
export function BuyerPages({ groups }: { readonly groups: readonly Group[] }) {
  return groups.map(({ heading, pages }) => (
    <section key={heading} className="buyer-pages">
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ href, title, facts }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
              {title}
            </a>
            {facts.map((fact) => (
              <p key={fact} className="text-muted">
                {fact}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ))
}
