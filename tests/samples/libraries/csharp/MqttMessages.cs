using System;
using System.Collections.Generic;
using System.Text;
using MQTTnet.Protocol;

namespace MQTTnet.Protocol {
  public enum MqttQualityOfServiceLevel { AtMostOnce = 0, AtLeastOnce = 1, ExactlyOnce = 2 }
}

namespace MQTTnet.Exceptions {
  public class MqttCommunicationException : Exception {
    public MqttCommunicationException(string message) : base(message) {}
  }
}

namespace MQTTnet {
  public class MqttApplicationMessage {
    public string Topic { get; set; }
    public ArraySegment<byte> PayloadSegment { get; set; }
    public MqttQualityOfServiceLevel QualityOfServiceLevel { get; set; }
  }

  public class MqttApplicationMessageBuilder {
    private readonly MqttApplicationMessage message = new MqttApplicationMessage();

    public MqttApplicationMessageBuilder WithTopic(string topic) {
      message.Topic = topic;
      return this;
    }

    public MqttApplicationMessageBuilder WithPayload(string payload) {
      message.PayloadSegment = new ArraySegment<byte>(Encoding.UTF8.GetBytes(payload));
      return this;
    }

    public MqttApplicationMessageBuilder WithQualityOfServiceLevel(MqttQualityOfServiceLevel level) {
      message.QualityOfServiceLevel = level;
      return this;
    }

    public MqttApplicationMessage Build() {
      return message;
    }
  }

  public static class MqttApplicationMessageExtensions {
    public static string ConvertPayloadToString(this MqttApplicationMessage message) {
      var payload = message.PayloadSegment;
      return payload.Count == 0 ? null : Encoding.UTF8.GetString(payload.Array, payload.Offset, payload.Count);
    }
  }
}

namespace MQTTnet.Client {
  /// <summary>Reason codes of MQTT 5. Return codes 1 to 5 of MQTT 3.1.1 become 132, 133, 136, 134, 135.</summary>
  public enum MqttClientConnectResultCode {
    Success = 0,
    UnspecifiedError = 128,
    UnsupportedProtocolVersion = 132,
    ClientIdentifierNotValid = 133,
    BadUserNameOrPassword = 134,
    NotAuthorized = 135,
    ServerUnavailable = 136
  }

  public class MqttClientConnectResult {
    public MqttClientConnectResultCode ResultCode { get; set; }
  }

  public enum MqttClientPublishReasonCode { Success = 0, NoMatchingSubscribers = 16, UnspecifiedError = 128 }

  public class MqttClientPublishResult {
    public MqttClientPublishReasonCode ReasonCode { get; set; }

    public bool IsSuccess {
      get { return ReasonCode == MqttClientPublishReasonCode.Success; }
    }
  }

  public enum MqttClientSubscribeResultCode { GrantedQoS0 = 0, GrantedQoS1 = 1, GrantedQoS2 = 2, UnspecifiedError = 128 }

  public class MqttClientSubscribeResultItem {
    public MqttClientSubscribeResultCode ResultCode { get; set; }
  }

  public class MqttClientSubscribeResult {
    public IReadOnlyCollection<MqttClientSubscribeResultItem> Items { get; set; }
  }

  public class MqttTopicFilterBuilder {
    public string Topic;
    public byte Level;

    public MqttTopicFilterBuilder WithTopic(string topic) {
      Topic = topic;
      return this;
    }

    public MqttTopicFilterBuilder WithAtLeastOnceQoS() {
      Level = 1;
      return this;
    }
  }

  public class MqttClientSubscribeOptions {
    public MqttTopicFilterBuilder Filter;
  }

  public class MqttClientSubscribeOptionsBuilder {
    private readonly MqttClientSubscribeOptions options = new MqttClientSubscribeOptions();

    public MqttClientSubscribeOptionsBuilder WithTopicFilter(Action<MqttTopicFilterBuilder> configure) {
      options.Filter = new MqttTopicFilterBuilder();
      configure(options.Filter);
      return this;
    }

    public MqttClientSubscribeOptions Build() {
      return options;
    }
  }

  public class MqttClientDisconnectOptions {}

  public class MqttApplicationMessageReceivedEventArgs : EventArgs {
    public MqttApplicationMessage ApplicationMessage { get; set; }
  }
}
