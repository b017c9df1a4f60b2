import '../../clients/wagmi.tsx';
