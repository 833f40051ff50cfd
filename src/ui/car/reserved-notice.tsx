/** CARD-10: above the buttons of a reserved car. */
export function ReservedNotice({ text }: { readonly text: string }) {
  return (
    <p className="reserved-notice" role="status">
      {text}
    </p>
  )
}
