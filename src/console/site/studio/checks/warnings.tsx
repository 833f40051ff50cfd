import { Input } from '../../../parts/form/controls.tsx'
import type { WebsiteChangesPage } from '../website-values.ts'

interface WarningsProps {
  readonly title: string
  readonly warnings: WebsiteChangesPage['warnings']
}

/** STUDIO-12: each warning is confirmed by name, and leads to its control. */
export function Warnings({ title, warnings }: WarningsProps) {
  return warnings.length === 0 ? null : (
    <fieldset className="card">
      <legend>{title}</legend>
      {warnings.map(({ page, sentence, href, isConfirmed }) => (
        <p key={`${page} ${sentence}`}>
          <label className="tick">
            <Input type="checkbox" name="confirmed" value={sentence} defaultChecked={isConfirmed} /> {page}: {sentence}
          </label>{' '}
          <a href={href}>Change it</a>
        </p>
      ))}
    </fieldset>
  )
}
