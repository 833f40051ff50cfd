/** ASK-8: why a car fits the buyer's words, below its card. */
export function CardWhy({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="card-why">{text}</p>
}
