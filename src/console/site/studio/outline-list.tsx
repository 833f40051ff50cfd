import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Empty } from '../../parts/parts.tsx'
import type { FoundRow, Outline } from './website-values.ts'

/** The parts of the website, a link each. */
export function OutlineList({ outline }: { readonly outline: Outline }) {
  return (
    <nav className="outline" aria-label="Parts of the website">
      {outline.map(({ label, parts }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {parts.map((part) => (
              <li key={part.href}>
                <a href={part.href} aria-current={part.isCurrent ? 'page' : undefined}>
                  {part.label}
                  {part.note !== null && <small className="quiet">{part.note}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Finds any option by its words. */
export function OptionSearch({ action, words }: { readonly action: string; readonly words: string }) {
  return (
    <search>
      <Form method="get" action={action} className="search">
        <label className="visually-hidden" htmlFor="option-words">
          Find what you want to change
        </label>
        <Input id="option-words" name="q" type="search" defaultValue={words} placeholder="Hours, logo, phone …" />
        <Button quiet>Find</Button>
      </Form>
    </search>
  )
}

export function FoundOptions({ words, found }: { readonly words: string; readonly found: readonly FoundRow[] }) {
  if (found.length === 0)
    return <Empty title={`Nothing is called ‘${words}’`}>Try another word, or choose a part.</Empty>
  return (
    <ul className="card rows found-options" aria-label="Found">
      {found.map(({ href, label, part, description }) => (
        <li key={`${href} ${label}`}>
          <a className="settings-place" href={href}>
            <strong>{part === '' ? label : `${part}: ${label}`}</strong>
            {description && <span className="quiet">{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
