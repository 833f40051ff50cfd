import type { HomeView } from '#views/home/home-view.ts'

/** The dealer's reasons to buy. */
export function WhyBuy({ points }: { readonly points: HomeView['whyBuy'] }) {
  return (
    <ul className="why-buy">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
