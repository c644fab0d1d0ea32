package org.eclipse.paho.client.mqttv3;

/** Stub of the store for messages in flight. */
public interface MqttClientPersistence {}
