using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Sockets;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using MQTTnet.Client;
using MQTTnet.Exceptions;

namespace MQTTnet {
  public class MqttFactory {
    public IMqttClient CreateMqttClient() {
      return new MqttClient();
    }
  }
}

namespace MQTTnet.Client {
  public interface IMqttClient : IDisposable {
    event Func<MqttApplicationMessageReceivedEventArgs, Task> ApplicationMessageReceivedAsync;

    bool IsConnected { get; }

    Task<MqttClientConnectResult> ConnectAsync(MqttClientOptions options, CancellationToken cancellationToken = default(CancellationToken));

    Task<MqttClientPublishResult> PublishAsync(MqttApplicationMessage applicationMessage, CancellationToken cancellationToken = default(CancellationToken));

    Task<MqttClientSubscribeResult> SubscribeAsync(MqttClientSubscribeOptions options, CancellationToken cancellationToken = default(CancellationToken));

    Task DisconnectAsync(MqttClientDisconnectOptions options, CancellationToken cancellationToken = default(CancellationToken));
  }

  /// <summary>MQTT 3.1.1 with QoS 1 as in MQTTnet 4.3: a call waits for its response without a timeout.</summary>
  public class MqttClient : IMqttClient {
    private readonly ConcurrentDictionary<ushort, TaskCompletionSource<byte>> waiting = new ConcurrentDictionary<ushort, TaskCompletionSource<byte>>();
    private readonly BlockingCollection<Action> received = new BlockingCollection<Action>();
    private TcpClient connection;
    private Stream stream;
    private Timer pings;
    private ushort lastId;

    public event Func<MqttApplicationMessageReceivedEventArgs, Task> ApplicationMessageReceivedAsync;

    public bool IsConnected { get; private set; }

    public async Task<MqttClientConnectResult> ConnectAsync(MqttClientOptions options, CancellationToken cancellationToken) {
      try {
        connection = new TcpClient();
        using (cancellationToken.Register(connection.Close)) {
          await connection.ConnectAsync(options.Host, options.Port);
          stream = connection.GetStream();
          if (options.UseTls) throw new NotSupportedException("TLS");
          var flags = (byte)(0xC0 | (options.CleanSession ? 2 : 0));
          var seconds = (ushort)options.KeepAlive.TotalSeconds;
          Send(0x10, Text("MQTT"), new byte[] { 4, flags }, Number(seconds), Text(options.ClientId), Text(options.User), Text(options.Password));
          var code = ReadPacket().Item2[1];
          if (code != 0) {
            connection.Close();
            return new MqttClientConnectResult { ResultCode = ToResultCode(code) };
          }
          IsConnected = true;
          if (seconds > 0) pings = new Timer(_ => TryPing(), null, seconds * 750, seconds * 750);
        }
      } catch (Exception e) when (e is IOException || e is SocketException || e is ObjectDisposedException) {
        throw new MqttCommunicationException(e.Message);
      }
      new Thread(Read) { IsBackground = true }.Start();
      new Thread(Handle) { IsBackground = true }.Start();
      return new MqttClientConnectResult();
    }

    public async Task<MqttClientPublishResult> PublishAsync(MqttApplicationMessage message, CancellationToken cancellationToken) {
      await Request(0x32, id => new[] { Text(message.Topic), Number(id), message.PayloadSegment.ToArray() }, cancellationToken);
      return new MqttClientPublishResult();
    }

    public async Task<MqttClientSubscribeResult> SubscribeAsync(MqttClientSubscribeOptions options, CancellationToken cancellationToken) {
      var filter = options.Filter;
      var code = await Request(0x82, id => new[] { Number(id), Text(filter.Topic), new[] { filter.Level } }, cancellationToken);
      var item = new MqttClientSubscribeResultItem { ResultCode = (MqttClientSubscribeResultCode)code };
      return new MqttClientSubscribeResult { Items = new[] { item } };
    }

    public Task DisconnectAsync(MqttClientDisconnectOptions options, CancellationToken cancellationToken) {
      if (!IsConnected) throw new MqttCommunicationException("The client is not connected.");
      Send(0xE0);
      Lose();
      return Task.CompletedTask;
    }

    public void Dispose() {
      Lose();
    }

    private static MqttClientConnectResultCode ToResultCode(byte code) {
      var codes = new[] { 0, 132, 133, 136, 134, 135 };
      return (MqttClientConnectResultCode)(code < codes.Length ? codes[code] : 128);
    }

    private async Task<byte> Request(byte type, Func<ushort, byte[][]> build, CancellationToken cancellationToken) {
      if (!IsConnected) throw new MqttCommunicationException("The client is not connected.");
      var answer = new TaskCompletionSource<byte>(TaskCreationOptions.RunContinuationsAsynchronously);
      var id = ++lastId;
      waiting[id] = answer;
      using (cancellationToken.Register(() => answer.TrySetCanceled())) {
        try {
          Send(type, build(id));
        } catch (IOException e) {
          Lose();
          throw new MqttCommunicationException(e.Message);
        }
        return await answer.Task;
      }
    }

    private void Send(byte type, params byte[][] parts) {
      var packet = new List<byte> { type };
      var length = parts.Sum(part => part.Length);
      do {
        packet.Add((byte)(length % 128 + (length >= 128 ? 128 : 0)));
        length /= 128;
      } while (length > 0);
      packet.AddRange(parts.SelectMany(part => part));
      lock (waiting) stream.Write(packet.ToArray(), 0, packet.Count);
    }

    private void TryPing() {
      try {
        Send(0xC0);
      } catch (IOException) {
        Lose();
      } catch (ObjectDisposedException) {
        // closed concurrently
      }
    }

    private Tuple<byte, byte[]> ReadPacket() {
      var type = ReadBytes(1)[0];
      int length = 0, shift = 0;
      byte part;
      do {
        part = ReadBytes(1)[0];
        length |= (part & 127) << shift;
        shift += 7;
      } while (part > 127);
      return Tuple.Create(type, ReadBytes(length));
    }

    private byte[] ReadBytes(int count) {
      var bytes = new byte[count];
      for (var done = 0; done < count;) {
        var read = stream.Read(bytes, done, count - done);
        if (read == 0) throw new IOException("Connection closed.");
        done += read;
      }
      return bytes;
    }

    private void Read() {
      try {
        while (IsConnected) {
          var packet = ReadPacket();
          var body = packet.Item2;
          var kind = packet.Item1 >> 4;
          if (kind == 3) Receive(packet.Item1, body);
          TaskCompletionSource<byte> answer;
          if ((kind == 4 || kind == 9) && waiting.TryRemove((ushort)(body[0] * 256 + body[1]), out answer)) answer.TrySetResult(body.Length > 2 ? body[2] : (byte)0);
        }
      } catch (Exception e) when (e is IOException || e is ObjectDisposedException) {
        Lose();
      }
    }

    private void Receive(byte type, byte[] body) {
      var length = body[0] * 256 + body[1];
      var acknowledged = (type & 6) != 0;
      var start = 2 + length + (acknowledged ? 2 : 0);
      var message = new MqttApplicationMessage {
        Topic = Encoding.UTF8.GetString(body, 2, length),
        PayloadSegment = new ArraySegment<byte>(body, start, body.Length - start)
      };
      received.Add(() => {
        if (ApplicationMessageReceivedAsync != null) ApplicationMessageReceivedAsync(new MqttApplicationMessageReceivedEventArgs { ApplicationMessage = message }).Wait();
        if (acknowledged) Send(0x40, new[] { body[2 + length], body[3 + length] });
      });
    }

    private void Handle() {
      foreach (var handle in received.GetConsumingEnumerable()) {
        try {
          handle();
        } catch (Exception) {
          // MQTTnet logs exceptions of handlers and does not acknowledge the message
        }
      }
    }

    private void Lose() {
      IsConnected = false;
      if (pings != null) pings.Dispose();
      if (connection != null) connection.Close();
      if (!received.IsAddingCompleted) received.CompleteAdding();
      foreach (var answer in waiting.Values) answer.TrySetException(new MqttCommunicationException("The client is disconnected."));
    }

    private static byte[] Number(ushort number) {
      return new[] { (byte)(number >> 8), (byte)number };
    }

    private static byte[] Text(string text) {
      var bytes = Encoding.UTF8.GetBytes(text);
      return Number((ushort)bytes.Length).Concat(bytes).ToArray();
    }
  }
}
