using System;

namespace MQTTnet.Formatter {
  public enum MqttProtocolVersion { Unknown = 0, V310 = 3, V311 = 4, V500 = 5 }
}

namespace MQTTnet.Client {
  public class MqttClientOptions {
    public string Host;
    public int Port;
    public bool UseTls;
    public string ClientId;
    public string User;
    public string Password;
    public bool CleanSession;
    public TimeSpan KeepAlive;
    public TimeSpan Timeout = TimeSpan.FromSeconds(100);
  }

  public class MqttClientTlsOptionsBuilder {
    public bool Enabled;

    public MqttClientTlsOptionsBuilder UseTls(bool useTls = true) {
      Enabled = useTls;
      return this;
    }
  }

  /// <summary>Supports only MQTT 3.1.1 and failures as results, as pages use them.</summary>
  public class MqttClientOptionsBuilder {
    private readonly MqttClientOptions options = new MqttClientOptions();

    public MqttClientOptionsBuilder WithTcpServer(string host, int? port = null) {
      options.Host = host;
      options.Port = port ?? 1883;
      return this;
    }

    public MqttClientOptionsBuilder WithTlsOptions(Action<MqttClientTlsOptionsBuilder> configure) {
      var tls = new MqttClientTlsOptionsBuilder();
      configure(tls);
      options.UseTls = tls.Enabled;
      return this;
    }

    public MqttClientOptionsBuilder WithProtocolVersion(Formatter.MqttProtocolVersion value) {
      if (value != Formatter.MqttProtocolVersion.V311) throw new NotSupportedException("MQTT 3.1.1 only");
      return this;
    }

    public MqttClientOptionsBuilder WithClientId(string value) {
      options.ClientId = value;
      return this;
    }

    public MqttClientOptionsBuilder WithCredentials(string username, string password = null) {
      options.User = username;
      options.Password = password;
      return this;
    }

    public MqttClientOptionsBuilder WithCleanSession(bool value = true) {
      options.CleanSession = value;
      return this;
    }

    public MqttClientOptionsBuilder WithKeepAlivePeriod(TimeSpan value) {
      options.KeepAlive = value;
      return this;
    }

    public MqttClientOptionsBuilder WithTimeout(TimeSpan value) {
      options.Timeout = value;
      return this;
    }

    public MqttClientOptionsBuilder WithoutThrowOnNonSuccessfulConnectResponse() {
      return this;
    }

    public MqttClientOptions Build() {
      return options;
    }
  }
}
