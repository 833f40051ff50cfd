import { Icon } from './icon.tsx'

/** An active filter, with a link that removes it. */
export function RemovableChip({ label, removeHref }: { readonly label: string; readonly removeHref: string }) {
  return (
    <a className="chip" href={removeHref} rel="nofollow" data-keep-place>
      <span className="sr-only">Remove </span>
      {label}
      <Icon name="close" className="size-3.5 text-muted" />
    </a>
  )
}
