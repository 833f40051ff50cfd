import type { CalculatorView } from '#views/finance/calculator-view.ts'
import { FormDialog } from '../lead-form/form-dialog.tsx'
import { CALCULATOR_HEADING, Calculator } from './calculator.tsx'

export interface CarCalculatorProps {
  readonly calculator: CalculatorView
  /** '2021 Toyota HiLux, $45,990' */
  readonly title: string
  readonly onClose: () => void
}

/** The calculator as a dialog over a car's page. */
export function CarCalculator({ calculator, title, onClose }: CarCalculatorProps) {
  return (
    <FormDialog onClose={onClose} labelledBy={CALCULATOR_HEADING}>
      <Calculator view={calculator} title={title} />
    </FormDialog>
  )
}
