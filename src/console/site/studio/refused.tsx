import type { WebsiteChangesPage } from './website-values.ts'

interface RefusedProps {
  readonly title: string
  readonly faults: WebsiteChangesPage['faults']
}

/** Why a draft does not go live, each fault with the form that it is mended in (STUDIO-12); nothing without a fault. */
export function Refused({ title, faults }: RefusedProps) {
  if (faults.length === 0) return null
  return (
    <div className="fault" role="alert">
      <p>{title}</p>
      <ul>
        {faults.map(({ text, href }) => (
          <li key={text}>{href === null ? text : <a href={href}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
