import { createContext, useContext } from 'react'
import { inTrade, type Trade } from '#domain/trade.ts'

const TradeContext = createContext<Trade>({ vehicleWord: 'vehicle' })
export const TradeProvider = TradeContext.Provider

/** Says a text of ours in the words of the site's trade (D-56). */
export function useTrade(): (text: string) => string {
  const trade = useContext(TradeContext)
  return (text) => inTrade(text, trade)
}
