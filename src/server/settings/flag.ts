import { z } from 'zod'

/** A variable of the environment that turns something on: '1', or '0' and unset. */
export const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
