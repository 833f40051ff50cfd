import { Icon } from '../elements/icon.tsx'

/** Ticked lines, side by side where there is room. */
export function TickList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-brand-ink" />
          {line}
        </li>
      ))}
    </ul>
  )
}
