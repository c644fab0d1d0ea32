package org.eclipse.paho.client.mqttv3;

/** Keeps messages that are under way. */
public interface MqttClientPersistence {}
