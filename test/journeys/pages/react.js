import '../../clients/reactPage.tsx';
