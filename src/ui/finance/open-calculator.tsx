import { type ComponentType, type MouseEvent, useState } from 'react'
import type { CalculatorView } from '#views/finance/calculator-view.ts'
import * as words from '#words/finance.ts'
import { useWords } from '../use-words.ts'
import type { CarCalculatorProps } from './car-calculator.tsx'

/**
 * MONEY-1: opens the calculator over the car's page. Its script and styles load with the click; without JavaScript the
 * link leads to the car's finance page.
 */
export function OpenCalculator({ calculator, title }: { readonly calculator: CalculatorView; readonly title: string }) {
  const t = useWords()
  const [Dialog, setDialog] = useState<ComponentType<CarCalculatorProps> | null>(null)
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void Promise.all([import('./car-calculator.tsx'), import('./calculator.css')]).then(
      ([{ CarCalculator }]) => {
        setDialog(() => CarCalculator)
        setOpen(true)
      },
      () => window.location.assign(hrefOf(calculator)),
    )
  }
  return (
    <>
      <a href={hrefOf(calculator)} rel="nofollow" className="link inline-flex min-h-11 items-center" onClick={show}>
        {t(words.workOutRepayments)}
      </a>
      {open && Dialog ? <Dialog calculator={calculator} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function hrefOf({ action, carId }: CalculatorView): string {
  return `${action}?car_id=${encodeURIComponent(carId ?? '')}#repayments`
}
