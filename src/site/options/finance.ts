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
    calculatorRate: z.number().min(0).max(30).default(10).describe('The calculator’s interest rate, per cent a year.'),
    disclaimer: z
      .string()
      .default('Repayments are indicative only and are not a quote or an offer of credit.')
      .describe('Shown under every estimate, after the lender’s own text.'),
  })
  .prefault({})
