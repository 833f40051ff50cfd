import type { AttributeView } from '#domain/car/attribute-view.ts'

/** Facts as lines: name on the left, value on the right. */
export function FactList({
  facts,
  columns = 1,
}: {
  readonly facts: readonly AttributeView[]
  readonly columns?: 1 | 2
}) {
  return (
    <dl className={columns === 2 ? 'gap-x-10 sm:columns-2' : ''}>
      {facts.map(({ name, label, value }) => (
        <div key={name} className="flex break-inside-avoid justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-medium text-balance break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
