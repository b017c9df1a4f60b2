import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, takeJson } from '../httpBody.js';
import { parseBridgeSetting } from './bridgeSetting.js';
import type { TokenBridge } from './tokenBridge.js';

/** Shows the treatment of open deposits. POST sets it, DELETE resets it to `deliver`. */
export async function serveBridge(
  request: IncomingMessage,
  response: ServerResponse,
  bridge: TokenBridge,
): Promise<void> {
  if (request.method === 'POST') {
    if (!(await takeJson(request, response, (value) => bridge.set(parseBridgeSetting(value))))) return;
  } else if (request.method === 'DELETE') bridge.set({ mode: 'deliver' });
  sendJson(response, 200, bridge.setting);
}
