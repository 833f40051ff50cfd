import * as words from '#words/car.ts'
import { useWords } from '../use-words.ts'

/** CAR-14: the cards and wallets that the dealer accepts, as names, since the logos are trademarks of others. */
const ACCEPTED = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']

export function PaymentStrip() {
  const t = useWords()
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h2 id="accepted" className="text-sm font-normal text-muted">
        {t(words.cardsAccepted)}
      </h2>
      <ul aria-labelledby="accepted" className="mt-2 flex flex-wrap gap-1.5">
        {ACCEPTED.map((name) => (
          <li key={name} className="payment-mark">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
