/** A few short points, each with a title. */
export function TitledPoints({
  points,
}: {
  readonly points: readonly { readonly title: string; readonly text: string }[]
}) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title} className="vehicle-point">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
