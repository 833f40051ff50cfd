import { z } from 'zod'

/** An environment variable that turns something on with '1'; '0' or unset is off. */
export const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
