import { Icon } from './icon.tsx'

/** A link to more of the same, with an arrow. */
export function MoreLink({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <a href={href} className="more-link">
      {label}
      <Icon name="arrow" className="size-5" />
    </a>
  )
}
