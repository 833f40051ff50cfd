interface AlertLinkProps {
  readonly link: { readonly href: string; readonly label: string } | null
  readonly className?: string
}

/** ALERT-1: leads to the form; null where the site has none. */
export function AlertLink({ link, className = 'button button-outline' }: AlertLinkProps) {
  if (link === null) return null
  return (
    <a href={link.href} rel="nofollow" className={className}>
      {link.label}
    </a>
  )
}
