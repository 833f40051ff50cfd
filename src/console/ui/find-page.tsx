import type { FindPage } from '../pages/find-page.ts'
import { Button, Empty, PageHeading } from './parts.tsx'

export function FindView({ words, groups }: FindPage) {
  return (
    <>
      <PageHeading title="Find" />
      <search>
        <form method="get" action="/find" className="search">
          <label className="visually-hidden" htmlFor="find-words">
            Find people, cars, leads and pages
          </label>
          <input
            id="find-words"
            name="q"
            type="search"
            defaultValue={words}
            placeholder="Name, phone, car, stock number, page"
          />
          <Button quiet>Find</Button>
        </form>
      </search>
      <div data-found="" className="found">
        {groups.length === 0 && <Empty title="Nothing found" />}
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="plain">
              {rows.map(({ href, title, note }) => (
                <li key={href}>
                  <a href={href}>
                    <span>{title}</span> <span className="quiet">{note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
