/** ALERT-1: leads to the form; null where the site has none. */
export function AlertLink({ link }: { readonly link: { readonly href: string; readonly label: string } | null }) {
  if (link === null) return null
  return (
    <a href={link.href} rel="nofollow" className="button button-outline">
      {link.label}
    </a>
  )
}
