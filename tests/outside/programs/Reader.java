import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Reads a YAML file with SnakeYAML and prints how many paths it has. */
public class Reader {
  public static void main(String[] arguments) throws Exception {
    Map<String, Object> contract =
        new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(Path.of(arguments[0])));
    System.out.println(((Map<?, ?>) contract.get("paths")).size() + " paths");
  }
}
