import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { App } from './App';
import { config } from './config';

const client = new QueryClient();
const app = document.querySelector('#app');
if (app) {
  createRoot(app).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={client}>
          <App />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  );
}
