import {
  Button,
  Container,
  CssBaseline,
  Link,
  Stack,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { startApp } from './app.jsx';

const theme = createTheme({ palette: { mode: 'dark' } });

function Theme({ children }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

function SignIn({ onSubmit, failed, sending }) {
  return (
    <Container component="main" maxWidth="xs" sx={{ paddingBlock: 8 }}>
      <Typography variant="h4" component="h1">
        Sign in to Cortex
      </Typography>
      <Typography color="textSecondary">Jobs, candidates and what fits, in one place.</Typography>
      <Stack component="form" spacing={2} onSubmit={onSubmit} sx={{ paddingBlock: 3 }}>
        <TextField label="Email" name="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={failed}
        />
        <Button type="submit" variant="contained" disabled={sending}>
          Sign In
        </Button>
      </Stack>
      <Link href="/forgot-password">Forgot Password</Link>
      <Typography>New to Cortex? Set up your team.</Typography>
      <Button href="/organization/create" variant="outlined">
        Create Organization
      </Button>
    </Container>
  );
}

startApp({ Theme, SignIn });
