import type { ViewName } from '../../atoms/router.js';
import type { AccountTextKey } from '../../locales/enAccount.js';
import type { ViewEntry } from '../shell/viewEntry.js';

const history = async () => (await import('../history/historyViews.js')).historyViews;
const receive = async () => (await import('../holdings/receiveViews.js')).receiveViews;
const signInAccount = async () => (await import('../signInAccount/signInAccountViews.js')).signInAccountViews;
const names = async () => (await import('../names/namesViews.js')).namesViews;
const swap = async () => (await import('../swap/swapViews.js')).swapViews;
const onRamp = async () => (await import('../onramp/onRampViews.js')).onRampViews;
const siwe = async () => (await import('../siwe/siweViews.js')).siweViews;
const send = async () => (await import('../send/sendViews.js')).sendViews;

/**
 * The views that only a connected visitor reaches. They load with the account, so that they cost nothing before
 * somebody is connected.
 */
export const accountRegistry = {
  Transactions: {
    load: history,
    isOfAccount: true,
    title: 'history.title',
    shape: { rows: 7 },
  },
  WalletReceive: {
    load: receive,
    isOfAccount: true,
    title: 'receive.title',
    shape: { head: 'address', rows: 1 },
    leadsTo: ['WalletCompatibleNetworks'],
  },
  WalletCompatibleNetworks: {
    load: receive,
    isOfAccount: true,
    title: 'receive.networks',
    shape: { blocks: 1, rows: 'networks' },
  },
  SelectAddresses: {
    load: signInAccount,
    isOfAccount: true,
    title: 'selectAccounts.title',
    shape: { head: 'status', rows: 3, buttons: 1 },
  },
  UpdateEmailWallet: {
    load: signInAccount,
    isOfAccount: true,
    title: 'updateEmail.title',
    shape: { blocks: 1, buttons: 1 },
  },
  UpdateEmailPrimaryOtp: {
    load: signInAccount,
    isOfAccount: true,
    title: 'updateEmail.oldTitle',
    shape: { blocks: 1, buttons: 1 },
  },
  UpdateEmailSecondaryOtp: {
    load: signInAccount,
    isOfAccount: true,
    title: 'updateEmail.newTitle',
    shape: { blocks: 1, buttons: 1 },
  },
  UpgradeEmailWallet: {
    load: signInAccount,
    isOfAccount: true,
    title: 'upgradeWallet.title',
    shape: { blocks: 2, buttons: 1 },
  },
  UpgradeToSmartAccount: {
    load: signInAccount,
    isOfAccount: true,
    title: 'smartAccount.title',
    shape: { blocks: 3, buttons: 2 },
  },
  ConnectingSiwe: {
    load: siwe,
    isOfAccount: true,
    isOfSiwe: true,
    title: 'siwe.title',
    shape: { head: 'status', buttons: 2 },
  },
  WalletSend: {
    load: send,
    isOfAccount: true,
    title: 'send.title',
    shape: { rows: 2, buttons: 1 },
    leadsTo: ['WalletSendSelectToken'],
  },
  WalletSendSelectToken: {
    load: send,
    isOfAccount: true,
    title: 'send.tokenTitle',
    shape: { rows: 3 },
  },
  WalletSendPreview: {
    load: send,
    isOfAccount: true,
    title: 'send.reviewTitle',
    shape: { rows: 4, buttons: 2 },
  },
  Swap: {
    load: swap,
    isOfAccount: true,
    isOfSwapping: true,
    title: 'swap.title',
    shape: { rows: 2, buttons: 1 },
  },
  SwapSelectToken: {
    load: swap,
    isOfAccount: true,
    isOfSwapping: true,
    title: 'swap.tokenTitle',
    shape: { rows: 7, isTall: true },
  },
  SwapPreview: {
    load: swap,
    isOfAccount: true,
    isOfSwapping: true,
    title: 'swap.reviewTitle',
    shape: { rows: 4, buttons: 2 },
  },
  ChooseAccountName: {
    load: names,
    isOfAccount: true,
    isOfNames: true,
    title: 'names.title',
    shape: { blocks: 3, buttons: 1 },
  },
  RegisterAccountName: {
    load: names,
    isOfAccount: true,
    isOfNames: true,
    title: 'names.registerTitle',
    shape: { blocks: 1, buttons: 1 },
  },
  RegisterAccountNameSuccess: {
    load: names,
    isOfAccount: true,
    isOfNames: true,
    title: 'names.doneTitle',
    shape: { head: 'status', buttons: 1 },
  },
  OnRampProviders: {
    load: onRamp,
    isOfAccount: true,
    isOfBuying: true,
    title: 'onRamp.title',
    shape: { blocks: 1, rows: 2, buttons: 1 },
  },
  OnRampTokenSelect: {
    load: onRamp,
    isOfAccount: true,
    isOfBuying: true,
    title: 'onRamp.tokenTitle',
    shape: { rows: 5 },
  },
  OnRampFiatSelect: {
    load: onRamp,
    isOfAccount: true,
    isOfBuying: true,
    title: 'onRamp.currencyTitle',
    shape: { rows: 3 },
  },
  BuyInProgress: {
    load: onRamp,
    isOfAccount: true,
    isOfBuying: true,
    title: 'onRamp.buy',
    shape: { head: 'status', buttons: 2 },
  },
  OnRampActivity: {
    load: onRamp,
    isOfAccount: true,
    isOfBuying: true,
    title: 'onRamp.activityTitle',
    shape: { rows: 4 },
  },
  WhatIsABuy: {
    load: onRamp,
    isOfAccount: true,
    isOfBuying: true,
    title: 'onRamp.whatTitle',
    shape: { blocks: 3, buttons: 1 },
  },
} satisfies { readonly [View in ViewName]?: ViewEntry<View> & { readonly title: AccountTextKey } };

export type AccountOnlyView = keyof typeof accountRegistry;
