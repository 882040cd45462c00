import {
  Button,
  ChakraProvider,
  Container,
  defaultSystem,
  Field,
  Heading,
  Input,
  Link,
  Stack,
  Text,
} from '@chakra-ui/react';
import { startApp } from './app.jsx';

function Theme({ children }) {
  return <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
}

function SignIn({ onSubmit, failed, sending }) {
  return (
    <Container as="main" maxWidth="md" paddingBlock="16">
      <Heading as="h1" size="3xl">
        Sign in to Cortex
      </Heading>
      <Text color="fg.muted">Jobs, candidates and what fits, in one place.</Text>
      <form onSubmit={onSubmit}>
        <Stack gap="4" paddingBlock="6">
          <Field.Root required>
            <Field.Label>Email</Field.Label>
            <Input name="email" autoComplete="username" />
          </Field.Root>
          <Field.Root required invalid={failed}>
            <Field.Label>Password</Field.Label>
            <Input name="password" type="password" autoComplete="current-password" />
          </Field.Root>
          <Button type="submit" disabled={sending}>
            Sign In
          </Button>
        </Stack>
      </form>
      <Link href="/forgot-password">Forgot Password</Link>
      <Text>New to Cortex? Set up your team.</Text>
      <Button asChild variant="outline">
        <a href="/organization/create">Create Organization</a>
      </Button>
    </Container>
  );
}

startApp({ Theme, SignIn });
