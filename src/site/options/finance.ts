import { z } from 'zod'
import { LENDERS } from '#domain/car/vocabulary.ts'

/** Finance: which lender's figures show, and where the finance buttons lead (FIN-1 to FIN-8). */
export const finance = z
  .strictObject({
    provider: z
      .enum(LENDERS)
      .nullable()
      .default(null)
      .describe('finance_provider: the lender whose estimates show; none: no estimate anywhere.'),
    excludedMakes: z.array(z.string()).default([]).describe('Makes that never carry an estimate.'),
    excludedDealerships: z
      .array(z.string())
      .default([])
      .describe('Slugs of dealerships whose cars never carry an estimate; a preset in _groups/ may hold them (FIN-2).'),
    page: z
      .enum(['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'])
      .default('/finance')
      .describe('The finance page that the site links to.'),
    calculator: z
      .boolean()
      .default(true)
      .describe('The repayment calculator on priced cars and on the finance pages (MONEY-1).'),
    calculatorRate: z
      .number()
      .min(0)
      .max(30)
      .nullable()
      .default(null)
      .describe(
        'The interest rate of the calculator and the budget finder, per cent a year; 10 when left out (FIN-6). Type your own: `site check` warns while figures show at a rate that you did not choose.',
      ),
    calculatorFees: z
      .strictObject({
        establishment: z.number().min(0).max(5000).default(0).describe('Once, in dollars, added to the loan.'),
        monthly: z.number().min(0).max(100).default(0).describe('Each month, in dollars.'),
      })
      .prefault({})
      .describe('The lender’s fees at that rate. The comparison rate is worked out from both (MONEY-1).'),
    budgetSearch: z
      .enum(['price', 'sum'])
      .default('price')
      .describe(
        'What the budget finder searches for: the price that the repayments buy with interest, or the sum of repayments and deposit (MONEY-4).',
      ),
    disclaimer: z
      .string()
      .default('Repayments are indicative only and are not a quote or an offer of credit.')
      .describe('Shown under every estimate, after the lender’s own text.'),
  })
  .prefault({})
